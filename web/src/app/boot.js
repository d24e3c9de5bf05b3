// Runs before the first paint, in the head of every page; the content security policy allows it by its hash.
(() => {
  const root = document.documentElement;
  try {
    const theme = localStorage.getItem("geulgyeol.theme");
    if (theme === "light" || theme === "dark") {
      root.dataset.theme = theme;
      // The same colours as in theme-colours.ts, which this script cannot import.
      const colour = theme === "dark" ? "#16130F" : "#F7F3EA";
      for (const meta of document.querySelectorAll('meta[name="theme-color"]')) meta.content = colour;
    }
    if (localStorage.getItem("geulgyeol.motion") === "reduced") root.dataset.motion = "reduced";
    // Only a hint, to avoid a flash of the visitors' banner for returning users; the server decides about access.
    if (localStorage.getItem("geulgyeol.signed-in") === "1") root.dataset.returning = "";
  } catch {
    // Storage may be blocked; the page then uses the system theme.
  }
  // The address of this HTML: a reader may go back to another one before the app starts.
  globalThis.__openedAddress = location.pathname + location.search + location.hash;
  // Otherwise zod would probe for eval, which the policy reports as a violation.
  globalThis.__zod_globalConfig = { jitless: true };
})();
