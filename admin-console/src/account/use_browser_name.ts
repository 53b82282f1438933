import { useTranslate } from 'react-admin'
import { browserOf } from '#console/account/browser_of.ts'

/** Says a browser in words: Firefox on Windows. */
export function useBrowserName() {
  const translate = useTranslate()
  return (userAgent: string): string => {
    const { browser, system } = browserOf(userAgent)
    if (browser && system) return translate('account.sessions.browser', { browser, system })
    return browser ?? system ?? translate('account.sessions.unknown')
  }
}
