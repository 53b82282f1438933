import { Check } from 'lucide-react'
import { LANGUAGE_NAMES } from '@manyhearts/locales/language_names'
import type { Language } from '@manyhearts/locales/languages'
import { Button } from '#site/ui/buttons/button.tsx'
import styles from './language_choices.module.css'

type LanguageChoicesProps = {
  label: string
  languages: readonly Language[]
  current: string
  /** The language being loaded. */
  busy?: Language
  onChoose: (language: Language) => void
}

export function LanguageChoices({ label, languages, current, busy, onChoose }: LanguageChoicesProps) {
  return (
    <ul className={styles.list} aria-label={label}>
      {languages.map((language) => (
        <li key={language}>
          <Button
            variant={language === current ? 'secondary' : 'outline'}
            wide
            lang={language}
            aria-current={language === current || undefined}
            busy={language === busy}
            onClick={() => onChoose(language)}
          >
            {LANGUAGE_NAMES[language]}
            {language === current && <Check aria-hidden="true" />}
          </Button>
        </li>
      ))}
    </ul>
  )
}
