import type { Profile } from '#site/lib/api/shapes.ts'
import { AboutFields } from './about_fields.tsx'
import { AccessFields } from './access_fields.tsx'
import { ChoiceFields } from './choice_fields.tsx'
import { ConsentFields } from './consent_fields.tsx'
import { InvitationField } from './invitation_field.tsx'
import { MessageFields } from './message_fields.tsx'
import { PersonFields } from './person_fields.tsx'
import { PlaceFields } from './place_fields.tsx'
import type { SignupPart } from './signup_part.ts'
import type { SignupStep } from './signup_steps.ts'
import { StepPart } from './step_part.tsx'

type SignupPartsProps = SignupPart & {
  isByInvitation: boolean
  /** What the niche decides isn't asked. */
  gender?: string
  addressee?: Profile
  isShown: (step: SignupStep['name']) => boolean
}

export function SignupParts({ isByInvitation, gender, addressee, isShown, ...part }: SignupPartsProps) {
  return (
    <>
      {isByInvitation && (
        <StepPart step="invitation" isShown={isShown('invitation')}>
          <InvitationField {...part} />
        </StepPart>
      )}
      {gender ? (
        ['gender', 'looking_for'].map((name) => <input key={name} type="hidden" name={name} value={gender} />)
      ) : (
        <StepPart step="you" isShown={isShown('you')}>
          <PersonFields {...part} />
        </StepPart>
      )}
      {addressee && (
        <StepPart step="message" isShown={isShown('message')}>
          <MessageFields addressee={addressee} {...part} />
        </StepPart>
      )}
      <StepPart step="about" isShown={isShown('about')}>
        <AboutFields {...part} />
      </StepPart>
      <StepPart step="place" isShown={isShown('place')}>
        <PlaceFields {...part} />
      </StepPart>
      <StepPart step="access" isShown={isShown('access')}>
        <AccessFields {...part} />
      </StepPart>
      <StepPart step="choices" isShown={isShown('choices')}>
        <ChoiceFields {...part} />
      </StepPart>
      <StepPart step="consents" isShown={isShown('consents')}>
        <ConsentFields {...part} />
      </StepPart>
    </>
  )
}
