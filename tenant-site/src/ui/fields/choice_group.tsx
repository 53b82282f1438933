import { useId, type ReactNode } from 'react'
import { classes } from '#site/ui/classes.ts'
import { FieldError } from './field_error.tsx'
import { HiddenText } from '#site/ui/text/hidden_text.tsx'
import styles from './choice_group.module.css'

type ChoiceGroupProps = {
  legend: string
  /** For screen readers only, where a heading already asks the question. */
  isLegendHidden?: boolean
  hint?: string
  error?: string
  className?: string
  children: ReactNode
}

export function ChoiceGroup({ legend, isLegendHidden = false, hint, error, className, children }: ChoiceGroupProps) {
  const id = useId()
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <fieldset className={classes(styles.group, className)} aria-describedby={describedBy || undefined}>
      <legend className={isLegendHidden ? undefined : styles.legend}>
        {isLegendHidden ? <HiddenText>{legend}</HiddenText> : legend}
      </legend>
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children}
      <FieldError id={`${id}-error`} text={error} />
    </fieldset>
  )
}
