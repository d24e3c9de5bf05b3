import type { BusinessDetails } from "@geulgyeol/contract";

/** The configured details of a business, in the usual order of Korean shops, with labels where needed. */
export function businessFacts(business: BusinessDetails): string[] {
  const { name, representative, registrationNumber, mailOrderNumber, address, phone, email } = business;
  return [
    name && `상호 ${name}`,
    representative && `대표 ${representative}`,
    registrationNumber && `사업자등록번호 ${registrationNumber}`,
    mailOrderNumber && `통신판매업신고 ${mailOrderNumber}`,
    address && `주소 ${address}`,
    phone && `전화 ${phone}`,
    email && `이메일 ${email}`,
  ].filter((fact): fact is string => fact !== null && fact !== "");
}
