import { useLocale } from 'react-admin'

/** Date and time formats of the console's language; English is British. */
export function useTimes() {
  const language = useLocale()
  const locale = language === 'en' ? 'en-GB' : language
  const written = (options: Intl.DateTimeFormatOptions) => (at: string) =>
    new Intl.DateTimeFormat(locale, options).format(new Date(at))
  return {
    day: written({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
    date: written({ day: 'numeric', month: 'short', year: 'numeric' }),
    /** Of a day without a time (`2027-02-01`), which is the same in every zone. */
    calendarDay: written({ day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }),
    time: written({ hour: '2-digit', minute: '2-digit' }),
    moment: written({ day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' }),
    locale,
  }
}
