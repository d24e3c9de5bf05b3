// Script of the offline page: the theme, the current draft, and the button to retry.
(() => {
  const again = () => location.reload();
  document.getElementById("again").addEventListener("click", again);
  window.addEventListener("online", again);
  try {
    const theme = localStorage.getItem("geulgyeol.theme");
    if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
    const draft = sessionStorage.getItem("geulgyeol.draft");
    if (!draft) return;
    document.getElementById("draft").value = draft;
    document.getElementById("kept").hidden = false;
  } catch {
    // Storage may be blocked; the page then shows only what it can.
  }
})();
