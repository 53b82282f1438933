import { useState, type ComponentProps } from 'react'
import { Eye, EyeOff } from 'lucide-react'
import { Button } from '#site/ui/buttons/button.tsx'
import { classes } from '#site/ui/classes.ts'
import { Field, type FieldWords } from './field.tsx'
import styles from './field.module.css'

type PasswordFieldProps = FieldWords &
  Omit<ComponentProps<'input'>, 'className' | 'id' | 'type'> & { showLabel: string; hideLabel: string }

export function PasswordField({ label, hint, error, showLabel, hideLabel, ...input }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <span className={styles.group}>
          <input
            className={classes(styles.control, styles.withInside)}
            type={isShown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            {...control}
          />
          <span className={styles.inside}>
            <Button
              variant="quiet"
              round
              aria-label={isShown ? hideLabel : showLabel}
              onClick={() => setShown(!isShown)}
            >
              <Icon aria-hidden="true" />
            </Button>
          </span>
        </span>
      )}
    </Field>
  )
}
