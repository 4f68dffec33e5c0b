const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether a value can be the id of a row. PostgreSQL would answer anything else with an error. */
export const isUuid = (value: string | undefined): value is string => value !== undefined && uuid.test(value);
