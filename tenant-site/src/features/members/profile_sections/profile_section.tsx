import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ProfileSection as Section } from '@manyhearts/locales/profile_fields'
import { Button } from '#site/ui/buttons/button.tsx'
import { Form } from '#site/ui/layout/form.tsx'
import { FormSection } from '#site/ui/layout/form_section.tsx'
import { Notice } from '#site/ui/feedback/notice.tsx'
import styles from './profile_section.module.css'
import type { OwnProfile, ProfileChanges } from './shapes.ts'
import { type Unsaved, useProfileSection } from './use_profile_section.ts'

type ProfileSectionProps = {
  name: Section
  text?: string
  profile: OwnProfile
  read: (data: FormData) => ProfileChanges
  /** The optimistic profile until the API answers. */
  foresee?: (changes: ProfileChanges) => Partial<OwnProfile>
  /** `unsaved` has unsaved values from before. */
  children: (fields: { errors: Record<string, string>; unsaved: Unsaved }) => ReactNode
}

/** Unsaved input is stored in the tab. */
export function ProfileSection({ name, text, profile, read, foresee, children }: ProfileSectionProps) {
  const { t } = useTranslation('members')
  const section = useProfileSection({ name, profile, read, foresee })
  const { form, busy, errors, failure, unsaved, isChanged, discard, version } = section
  return (
    <div id={`own-${name}`} className={styles.section}>
      <FormSection title={t(`own.sections.${name}`)} text={text}>
        <Form key={version} {...form}>
          {children({ errors, unsaved })}
          {failure && (
            <Notice tone="danger" isLive>
              {failure}
            </Notice>
          )}
          <div className={styles.actions}>
            <Button type="submit" variant={isChanged ? 'primary' : 'secondary'} busy={busy}>
              {t('own.save')}
            </Button>
            {isChanged && (
              <Button variant="quiet" onClick={discard}>
                {t('own.discard')}
              </Button>
            )}
          </div>
        </Form>
      </FormSection>
    </div>
  )
}
