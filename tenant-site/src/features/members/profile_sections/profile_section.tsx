import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#site/ui/buttons/button.tsx'
import { Form } from '#site/ui/layout/form.tsx'
import { FormSection } from '#site/ui/layout/form_section.tsx'
import { Notice } from '#site/ui/feedback/notice.tsx'
import type { OwnSection } from './own_sections.ts'
import styles from './profile_section.module.css'
import type { OwnProfile, ProfileChanges } from './shapes.ts'
import { type Kept, useProfileSection } from './use_profile_section.ts'

type ProfileSectionProps = {
  name: OwnSection
  text?: string
  profile: OwnProfile
  /** The fields as the API takes them. */
  read: (data: FormData) => ProfileChanges
  /** How the profile is with them, until the API says it. */
  foresee?: (changes: ProfileChanges) => Partial<OwnProfile>
  /** The fields; `kept` is what was typed before and not saved. */
  children: (fields: { errors: Record<string, string>; kept: Kept }) => ReactNode
}

/** A part of the own profile, with its own save. What is typed and not saved stays in the tab. */
export function ProfileSection({ name, text, profile, read, foresee, children }: ProfileSectionProps) {
  const { t } = useTranslation('members')
  const section = useProfileSection({ name, profile, read, foresee })
  const { form, busy, errors, failure, kept, isChanged, discard, version } = section
  return (
    <div id={`own-${name}`} className={styles.section}>
      <FormSection title={t(`own.sections.${name}`)} text={text}>
        <Form key={version} {...form}>
          {children({ errors, kept })}
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
