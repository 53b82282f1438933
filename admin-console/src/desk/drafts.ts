/** What is being written to somebody, before it is sent. */
export interface Draft {
  text: string
  /** Of the profile's own. */
  photo: string | null
}

/** By conversation. */
export type Drafts = Readonly<Record<string, Draft>>

export const NO_DRAFTS: Drafts = {}

const NOTHING: Draft = { text: '', photo: null }

export function draftOf(drafts: Drafts, chat: string): Draft {
  return drafts[chat] ?? NOTHING
}

export function withText(drafts: Drafts, chat: string, text: string): Drafts {
  return { ...drafts, [chat]: { ...draftOf(drafts, chat), text } }
}

export function withPhoto(drafts: Drafts, chat: string, photo: string | null): Drafts {
  return { ...drafts, [chat]: { ...draftOf(drafts, chat), photo } }
}

/** Without what was written in one. */
export function emptied(drafts: Drafts, chat: string): Drafts {
  const { [chat]: _, ...others } = drafts
  return others
}

export function hasContent(drafts: Drafts, chat: string): boolean {
  const { text, photo } = draftOf(drafts, chat)
  return text.trim() !== '' || photo !== null
}

export function hasAny(drafts: Drafts): boolean {
  return Object.keys(drafts).some((chat) => hasContent(drafts, chat))
}
