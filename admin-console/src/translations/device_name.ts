export interface Device {
  browser: string | null
  system: string | null
}

type Translate = (key: string, values?: Record<string, string>) => string

/** Firefox on Windows. */
export function deviceName({ browser, system }: Device, translate: Translate): string {
  if (browser && system) return translate('account.sessions.browser', { browser, system })
  return browser ?? system ?? translate('account.sessions.unknown')
}
