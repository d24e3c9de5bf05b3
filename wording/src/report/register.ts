/** 해요체 for screens and terminals, 합쇼체 for documents and letters. */
export type Register = "polite" | "formal";
