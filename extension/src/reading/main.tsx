import "./style.css";
import { createRoot } from "react-dom/client";
import { ReadingPage } from "./reading-page.tsx";

// Without a query this is the popup of the toolbar's button.
if (location.search === "") document.body.classList.add("is-popup");
createRoot(document.getElementById("root") as HTMLElement).render(<ReadingPage />);
