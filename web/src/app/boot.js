// Runs before the first paint: it stands in the head of every page, where the policy allows it by its hash.
(() => {
  const root = document.documentElement;
  try {
    const theme = localStorage.getItem("geulgyeol.theme");
    if (theme === "light" || theme === "dark") root.dataset.theme = theme;
    if (localStorage.getItem("geulgyeol.motion") === "reduced") root.dataset.motion = "reduced";
    // A hint only, so that a returning user does not see the visitor's banner flash by; the server decides what is allowed.
    if (localStorage.getItem("geulgyeol.signed-in") === "1") root.dataset.returning = "";
  } catch {
    // Storage may be blocked; the page then follows the system.
  }
  // zod would otherwise probe for eval, which the policy reports as a violation.
  globalThis.__zod_globalConfig = { jitless: true };
})();
