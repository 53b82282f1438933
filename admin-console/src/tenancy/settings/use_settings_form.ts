import { useState } from 'react'
import { type Drafts, isAlike, nested, withDraft } from '#console/forms/drafts.ts'
import { useSave } from '#console/forms/use_save.ts'
import { inheritedValue, ownValue } from '#console/tenancy/setting.ts'
import { type Field, fieldName, type SettingsPlace } from '#console/tenancy/settings/settings_place.ts'

/** Drafts of one place, saving them, and undoing the last save. */
export function useSettingsForm(place: SettingsPlace, refetch: () => Promise<unknown>) {
  const [drafts, setDrafts] = useState<Drafts>({})
  const [before, setBefore] = useState<Drafts>({})
  const { state, save, settle } = useSave(place)

  const change = (field: Field, value: unknown) => {
    const own = ownValue(field.setting, place.level, field.language)
    const inherited = inheritedValue(field.setting, place.level, field.language).value
    // Typing the inherited value is no change.
    const saved = own === null && isAlike(value, inherited) ? value : own
    setDrafts((current) => withDraft(current, fieldName(field), value, saved))
    settle(`settings.${fieldName(field)}`)
  }

  const send = async (changes: Drafts) => {
    const previous = Object.fromEntries(Object.keys(changes).map((name) => [name, savedAt(place, name)]))
    if (!(await save({ settings: nested(changes) }, refetch))) return
    setDrafts({})
    setBefore(previous)
  }

  const faultOf = (field: Field): string | undefined =>
    state.faults[`settings.${fieldName(field)}`] ?? state.faults[`settings.${field.setting.name}`]

  return {
    drafts,
    state,
    change,
    faultOf,
    submit: () => send(drafts),
    undo: () => send(before),
    discard: () => setDrafts({}),
  }
}

function savedAt({ settings, level }: SettingsPlace, path: string): unknown {
  const [name, language = null] = path.split('.') as [string, string?]
  return ownValue(
    settings.find((one) => one.name === name)!,
    level,
    language
  )
}
