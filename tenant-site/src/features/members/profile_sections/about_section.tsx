import { useTranslation } from 'react-i18next'
import { PROFILE_FIELDS } from '@manyhearts/locales/profile_fields'
import { TextArea } from '#site/ui/fields/text_area.tsx'
import { ProfileSection } from './profile_section.tsx'
import { UnseenNote } from './unseen_note.tsx'
import { writtenText } from './unseen_text.ts'
import type { OwnProfile } from './shapes.ts'

export function AboutSection({ profile }: { profile: OwnProfile }) {
  const { t } = useTranslation('members')
  return (
    <ProfileSection
      name="about"
      text={t('own.about_text')}
      profile={profile}
      read={(data) => ({ about_me: String(data.get('about_me')) })}
    >
      {({ errors, unsaved }) => (
        <>
          <TextArea
            label={t('own.about_label')}
            hint={t('own.about_hint', { most: PROFILE_FIELDS.about_me.most })}
            name="about_me"
            rows={6}
            defaultValue={unsaved?.about_me?.[0] ?? writtenText(profile, 'about_me')}
            error={errors.about_me}
          />
          <UnseenNote profile={profile} field="about_me" />
        </>
      )}
    </ProfileSection>
  )
}
