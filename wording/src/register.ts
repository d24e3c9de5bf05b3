/** 해요체 for screens and terminals, 합쇼체 for documents and e-mails. */
export type Register = "polite" | "formal";
