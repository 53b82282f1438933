import { useTranslation } from 'react-i18next'
import { hasPage } from '#site/lib/pages/has_page.ts'
import { firstPortrait } from '#site/lib/people/first_portrait.ts'
import type { Likes } from '#site/lib/api/shapes.ts'
import { ButtonLink } from '#site/ui/buttons/button_link.tsx'
import { LoadMore } from '#site/ui/layout/load_more.tsx'
import { EmptyState } from '#site/ui/feedback/empty_state.tsx'
import { HiddenText } from '#site/ui/text/hidden_text.tsx'
import { ProfileGrid } from '#site/ui/people/profile_grid.tsx'
import { LikedCard } from './liked_card.tsx'
import type { LikesType } from './likes_type.ts'
import { useAllLikes } from './use_all_likes.ts'
import { SuggestedMembers } from '#site/features/discovery/suggestions/suggested_members.tsx'

export function LikesList({ type, likes }: { type: LikesType; likes: Likes }) {
  const { t } = useTranslation(['discovery', 'site'])
  const { people, more } = useAllLikes(type, likes)
  if (people.length === 0) {
    return (
      <>
        <EmptyState
          scene="heart"
          title={t(`likes.none.${type}.title`)}
          text={t(`likes.none.${type}.text`)}
          action={hasPage('/members') && <ButtonLink to="/members">{t('likes.search')}</ButtonLink>}
        />
        <SuggestedMembers />
      </>
    )
  }
  const urgent = firstPortrait(people)
  return (
    <>
      <HiddenText as="h2">{t(`likes.tabs.${type}`)}</HiddenText>
      <ProfileGrid label={t(`likes.tabs.${type}`)} isRoomy>
        {people.map((card, index) => (
          <li key={card.id}>
            <LikedCard card={card} isMatch={type === 'matches'} isUrgent={index === urgent} />
          </li>
        ))}
      </ProfileGrid>
      {more && <LoadMore label={t('site:common.show_more')} {...more} />}
    </>
  )
}
