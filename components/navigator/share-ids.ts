/** The id of the field with the link to an answer: rendered with the answer, read by the buttons beside it. */
export const linkFieldId = "answer-link";
