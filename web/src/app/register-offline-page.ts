/**
 * Keeps one small page for when a page is asked for and there is no connection. The worker answers nothing else, so nothing
 * is ever shown that the server did not send just now. A browser that refuses it shows its own page instead.
 */
export function registerOfflinePage(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const register = () => void navigator.serviceWorker.register("/offline-worker.js").catch(() => undefined);
  if (document.readyState === "complete") register();
  else window.addEventListener("load", register, { once: true });
}
