import { expect, it } from "vitest";
import { isLinkLocal } from "./link-local.ts";

const hostOf = (address: string) => new URL(address).hostname;

it.each([
  "http://169.254.169.254/latest/meta-data",
  "http://0xa9fea9fe/",
  "http://2852039166/",
  "http://[::ffff:169.254.169.254]/",
  "http://[fe80::1]/",
  "http://[fd00:ec2::254]/",
  "http://100.100.100.200/",
  "http://metadata.google.internal./",
])("isLinkLocal is true for %s", (address) => {
  expect(isLinkLocal(hostOf(address))).toBe(true);
});

it.each(["https://api.example.com", "http://127.0.0.1:8080", "http://10.0.0.7", "http://[::1]", "http://169.255.0.1"])(
  "isLinkLocal is false for %s",
  (address) => {
    expect(isLinkLocal(hostOf(address))).toBe(false);
  },
);
