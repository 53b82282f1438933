import type { OwnTextFault } from '@manyhearts/locales/own_text_fault'
import type { useTranslate } from 'react-admin'

/** Why a text can't be said like this, while it is typed. */
export function faultText(translate: ReturnType<typeof useTranslate>, fault: OwnTextFault): string {
  switch (fault.rule) {
    case 'fixed':
      return translate(`own_texts.fixed.${fault.because}`)
    case 'too_long':
      return translate('own_texts.faults.too_long', { most: fault.most })
    case 'placeholders':
      return [
        fault.missing.length > 0 && translate('own_texts.faults.missing', { names: fault.missing.join(' ') }),
        fault.unknown.length > 0 && translate('own_texts.faults.unknown', { names: fault.unknown.join(' ') }),
      ]
        .filter(Boolean)
        .join('\n')
    default:
      return translate(`own_texts.faults.${fault.rule}`)
  }
}
