interface Difference {
  name: string
  theirs: string
  yours: string
}

/** The fields in which two drafts differ; `textOf` says a field's value as people read it. */
export function fieldDifferences<Draft extends object>(
  theirs: Draft,
  yours: Draft,
  nameOf: (field: keyof Draft & string) => string,
  textOf: (field: keyof Draft & string, value: unknown) => string = (_, value) => String(value ?? '')
): Difference[] {
  return (Object.keys(yours) as (keyof Draft & string)[])
    .map((field) => ({ name: nameOf(field), theirs: textOf(field, theirs[field]), yours: textOf(field, yours[field]) }))
    .filter((one) => one.theirs !== one.yours)
}
