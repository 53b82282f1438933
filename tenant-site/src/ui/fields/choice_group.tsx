import { useId, type ReactNode } from 'react'
import { classes } from '#site/ui/classes.ts'
import { FieldError } from './field_error.tsx'
import { HiddenText } from '#site/ui/text/hidden_text.tsx'
import styles from './choice_group.module.css'

type ChoiceGroupProps = {
  /** The question; reads as the group's name. */
  legend: string
  /** Where a heading beside it asks already, the question is only heard. */
  isLegendHidden?: boolean
  /** What there is to know before choosing. */
  hint?: string
  error?: string
  className?: string
  children: ReactNode
}

/** The frame of some choices: the question above, what is wrong below. */
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
