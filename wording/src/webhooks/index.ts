export { adviseDelivery, DELIVERY_STATES, describeDelivery, describeLast, EVENT_NAMES } from "./deliveries.ts";
