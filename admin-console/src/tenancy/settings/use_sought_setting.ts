import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import type { ShownSettings } from '#console/tenancy/settings/use_shown_settings.ts'

/** What of a setting's row is used by keyboard. */
const CONTROL = 'input, textarea, [role=combobox], button'

/** Goes to the setting that the address names (`#min_age`), and asks for all of them to be shown where it is left out. */
export function useSoughtSetting({ isFiltered, showAll }: Pick<ShownSettings, 'isFiltered' | 'showAll'>): void {
  const { hash, key } = useLocation()
  const done = useRef<string>(undefined)
  useEffect(() => {
    if (!hash || done.current === key) return
    const row = settingRow(hash.slice(1))
    if (row) {
      done.current = key
      row.scrollIntoView({ block: 'center' })
      const control = row.querySelector<HTMLElement>(CONTROL) ?? row
      control.focus({ preventScroll: true })
    } else if (isFiltered) showAll()
  }, [hash, key, isFiltered, showAll])
}

/** The row of a setting, if it is shown. */
export function settingRow(name: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-setting="${CSS.escape(name)}"]`)
}
