import { readFlat } from './text_files.ts'

/** What translators are told about a text: the notes of the groups it stands in, then its own. */
export function noteOf(notes: Map<string, string>, key: string): string {
  const groups = key.split('.').map((_, depth, parts) => parts.slice(0, depth + 1).join('.'))
  return [...groups.map((group) => notes.get(group)), notes.get(withoutPlural(key))]
    .filter((note, place, all) => note && all.indexOf(note) === place)
    .join(' ')
}

/** A file's notes, by key or group of keys. */
export const readNotes = (folder: string, name: string) => readFlat(`${folder}notes/`, name)

export const withoutPlural = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '')
