import type { GuideEntry, GuideSection } from '#sandbox/guide/entries.ts';
import { accountsPath, loginLink, morningLink } from '#sandbox/guide/guide-links.ts';
import { whyLocked } from '#sandbox/bank/session/sign-in.ts';
import type { PersonaScript } from '#sandbox/personas/persona-script.ts';
import { personaPassword, personaPin } from '#sandbox/personas/persona-script.ts';
import { scripts } from '#sandbox/personas/scripts.ts';
import { calendarDay } from '#src/kernel/calendar.ts';
