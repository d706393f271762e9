// Keeps the page for times without a connection, where the browser allows it.

export function keepForOffline() {
  if (!("serviceWorker" in navigator) || !isSecureContext) {
    return;
  }
  // Not at once: the first match has the connection for itself.
  const register = () => navigator.serviceWorker.register("sw.js").catch(error => console.info("Not kept for offline:", error));
  setTimeout(register, 1000);
}
