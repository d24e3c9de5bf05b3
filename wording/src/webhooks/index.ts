export { adviseDelivery, describeDelivery, describeLast, EVENT_NAMES, nameState } from "./deliveries.ts";
