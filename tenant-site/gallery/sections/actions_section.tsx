import { Search } from 'lucide-react'
import { Button } from '#site/ui/buttons/button.tsx'
import { ButtonLink } from '#site/ui/buttons/button_link.tsx'
import { HeartButton } from '#site/ui/buttons/heart_button.tsx'
import { Menu } from '#site/ui/buttons/menu.tsx'
import { MenuItem } from '#site/ui/buttons/menu_item.tsx'
import { TabLinks } from '#site/ui/layout/tab_links.tsx'
import { LONG_WORDS } from '../long_words.ts'
import { Section } from '../section.tsx'
import { State } from '../state.tsx'

const LOOKS = ['primary', 'secondary', 'outline', 'quiet', 'premium', 'danger'] as const
const nothing = () => {}

export function ActionsSection() {
  return (
    <Section title="Actions">
      {LOOKS.map((variant) => (
        <State key={variant} name={variant}>
          <Button variant={variant}>Write a message</Button>
          <Button variant={variant} busy>
            Write a message
          </Button>
          <Button variant={variant} disabled>
            Write a message
          </Button>
        </State>
      ))}
      {(['hover', 'focus-visible', 'active'] as const).map((force) => (
        <State key={force} name={force} force={force}>
          <Button>Write a message</Button>
        </State>
      ))}
      <State name="large, wide">
        <Button size="large" wide>
          Sign up
        </Button>
      </State>
      <State name="round">
        <Button round aria-label="Search">
          <Search aria-hidden="true" />
        </Button>
      </State>
      <State name="long words">
        <Button>{LONG_WORDS.german}</Button>
        <Button variant="outline">{LONG_WORDS.finnish}</Button>
      </State>
      <State name="link">
        <ButtonLink to="/">Go on</ButtonLink>
        <a href="#main">A link in words</a>
      </State>
      <State name="heart">
        <HeartButton label="Like Mira" text="Like" isPressed={false} onPress={nothing} />
        <HeartButton label="Take back your like" text="Liked" isPressed onPress={nothing} />
        <HeartButton label="Like Tom" text="Like" shape="labelled" isPressed={false} onPress={nothing} />
      </State>
      <State name="menu">
        <Menu trigger="Account" label="Account">
          <MenuItem to="/profile">{LONG_WORDS.german}</MenuItem>
          <MenuItem onChoose={nothing} isCurrent>
            Suomi
          </MenuItem>
        </Menu>
      </State>
      <State name="tabs">
        <TabLinks
          label="Likes"
          links={[
            { to: '/', label: 'Received' },
            { to: '/given', label: 'Given' },
            { to: '/long', label: LONG_WORDS.finnish },
          ]}
        />
      </State>
    </Section>
  )
}
