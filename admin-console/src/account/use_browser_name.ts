import { useTranslate } from 'react-admin'
import { browserOf } from '#console/account/browser_of.ts'
import { deviceName } from '#console/translations/device_name.ts'

/** Says a browser in words: Firefox on Windows. */
export function useBrowserName() {
  const translate = useTranslate()
  return (userAgent: string): string => deviceName(browserOf(userAgent), translate)
}
