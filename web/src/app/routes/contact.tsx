import { ContactPage } from "../../features/information/contact-page.tsx";
import { pageMeta } from "../page-meta.ts";

export const meta = () => pageMeta({ title: "문의하기", description: "글결에 문의하는 방법이에요." });

export default function Contact() {
  return <ContactPage />;
}
