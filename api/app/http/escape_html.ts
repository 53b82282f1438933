const NAMED: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Makes text safe to stand in HTML, in attributes too. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => NAMED[character]!)
}
