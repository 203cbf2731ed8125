/** Centres content in a column of at most 760 px. */
export const columnPadding = (minimum: string): string => `max(${minimum}, (100% - 760px) / 2)`
