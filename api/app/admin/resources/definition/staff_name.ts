/** A column for who of staff did something, by the column with their id: `{ id, name }`, or null. */
export function staffName(column: string): string {
  return `(select jsonb_build_object('id', doer.id::text, 'name', doer.name)
    from staff.staff_members doer where doer.id = ${column}) as ${column.split('.').at(-1)!}`
}
