/** Forms submit empty fields too; they mean nothing, where a number would be read as 0. */
export const emptyToUndefined = (value: unknown) => (value === '' ? undefined : value)
