import { stringify } from 'csv-stringify/sync'
import type { Language } from '../languages.ts'
import { noteOf, readNotes } from './notes.ts'
import { keysIn, LOCALES, originalOf, readFlat, textFileNames } from './text_files.ts'

/** All texts as CSV for translators: key, note, English, and the languages asked for. Spreadsheets need the byte order mark. */
export function exportCsv(languages: readonly Language[], folder = LOCALES): string {
  const others = languages.filter((language) => language !== 'en')
  const rows = textFileNames(folder).flatMap((name) => {
    const english = readFlat(`${folder}en/`, name)
    const notes = readNotes(folder, name)
    const texts = others.map((language) => readFlat(`${folder}${language}/`, name))
    const keys = [...english.keys()].flatMap((key) =>
      [...new Set(['en', ...others].flatMap((language) => keysIn(language, [key])))].filter(
        (form) => english.has(form) || texts.some((own) => own.has(form))
      )
    )
    return [...new Set(keys)].map((key) => [
      `${name.split('/')[0]}:${key}`,
      noteOf(notes, key),
      originalOf(english, key) ?? '',
      ...texts.map((own) => own.get(key) ?? ''),
    ])
  })
  return stringify([['key', 'note', 'en', ...others], ...rows], { bom: true })
}
