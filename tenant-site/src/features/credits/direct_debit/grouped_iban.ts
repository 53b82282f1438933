const GROUP = 4

/** An IBAN as people read it, in groups of four. */
export function groupedIban(typed: string): string {
  return (
    plain(typed)
      .toUpperCase()
      .match(/.{1,4}/g) ?? []
  ).join(' ')
}

/** Where the caret belongs once what was typed before it is grouped. */
export function caretAfter(before: string): number {
  const { length } = plain(before)
  return length + Math.max(0, Math.floor((length - 1) / GROUP))
}

function plain(typed: string): string {
  return typed.replace(/[^a-z\d]/gi, '')
}
