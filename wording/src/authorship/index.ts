export { ANSWER_LABEL, ANSWER_MEANING, type AnswerLabel, describeAnswer, describeRates } from "./answers.ts";
export { describeAuthorshipError } from "./errors.ts";
export { formatHabitRange, formatHabitValue, HABIT_NAME } from "./habits.ts";
