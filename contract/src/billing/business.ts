import { z } from "zod";

/** The seller's details that Korean law requires on receipts and shop pages; empty if not configured. */
export const BusinessDetails = z.object({
  name: z.string().nullable(),
  representative: z.string().nullable(),
  registrationNumber: z.string().nullable(),
  mailOrderNumber: z.string().nullable(),
  address: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
});
export type BusinessDetails = z.infer<typeof BusinessDetails>;
