/** Replaces the selection with a placeholder, or wraps it in a section, and fires `input` as typing would. */
export function insertText(area: HTMLTextAreaElement | null, before: string, after: string): void {
  if (!area) return
  const { selectionStart: start, selectionEnd: end, value } = area
  const chosen = after ? value.slice(start, end) : ''
  area.setRangeText(`${before}${chosen}${after}`, start, end, 'end')
  if (after) area.setSelectionRange(start + before.length, start + before.length + chosen.length)
  area.dispatchEvent(new Event('input', { bubbles: true }))
  area.focus()
}
