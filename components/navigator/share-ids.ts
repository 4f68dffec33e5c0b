/** The field with the link to an answer: drawn with the answer, read by the buttons beside it. */
export const linkFieldId = "answer-link";
