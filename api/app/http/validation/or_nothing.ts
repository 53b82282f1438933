/** Forms submit empty fields too; they mean nothing, where a number would be read as 0. */
export const orNothing = (value: unknown) => (value === '' ? undefined : value)
