import { z } from "zod";

/** Who sells, as Korean law wants it on a receipt and on the pages of a shop; empty where the configuration does not say. */
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
