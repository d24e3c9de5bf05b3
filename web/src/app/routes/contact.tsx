import { ContactPage } from "../../features/information/contact-page.tsx";
import { pageMeta } from "../page-meta.ts";

export const meta = () =>
  pageMeta({
    path: "/contact",
    title: "문의하기",
    description: "글결을 쓰다가 막히거나 결과가 이상할 때, 결제와 개인정보를 물을 때 문의하는 방법이에요.",
  });

export default function Contact() {
  return <ContactPage />;
}
