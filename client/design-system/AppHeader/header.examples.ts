import {
  Briefcase,
  Building2,
  CalendarClock,
  Check,
  FileText,
  House,
  MessageSquare,
  Search,
  User,
  Users,
} from 'lucide-react';
import type { NavigationItem } from './navigation-item';

type Language = 'fr' | 'en';

/** Navigation of a job seeker, shared by stories. */
export function seekerItems(language: Language): NavigationItem[] {
  const say = (fr: string, en: string) => (language === 'fr' ? fr : en);
  return [
    { href: '/dashboard', label: say('Tableau de bord', 'Dashboard'), icon: House },
    { href: '/jobs', label: say('Offres', 'Jobs'), icon: Briefcase },
    { href: '/matches', label: say('Correspondances', 'Matches'), icon: Check, count: 4 },
    { href: '/applications', label: say('Candidatures', 'Applications'), icon: FileText },
    { href: '/reservations', label: say('Réservations', 'Reservations'), icon: CalendarClock },
    { href: '/messages', label: say('Messages', 'Messages'), icon: MessageSquare },
  ];
}

export function recruiterItems(language: Language): NavigationItem[] {
  const say = (fr: string, en: string) => (language === 'fr' ? fr : en);
  return [
    { href: '/recruiter/dashboard', label: say('Tableau de bord', 'Dashboard'), icon: House },
    { href: '/recruiter/jobs', label: say('Offres', 'Jobs'), icon: Briefcase },
    { href: '/recruiter/candidates', label: say('Candidat·es', 'Candidates'), icon: Users },
    { href: '/recruiter/reservations', label: say('Réservations', 'Reservations'), icon: CalendarClock },
    { href: '/messages', label: say('Messages', 'Messages'), icon: MessageSquare },
    { href: '/recruiter/profile', label: say('Entreprise', 'Company'), icon: Building2 },
  ];
}

export function phonePlaces(language: Language): NavigationItem[] {
  const say = (fr: string, en: string) => (language === 'fr' ? fr : en);
  return [
    { href: '/jobs', label: say('Offres', 'Jobs'), icon: Search },
    { href: '/matches', label: say('Pour vous', 'For you'), icon: Check },
    { href: '/reservations', label: say('Demandes', 'Requests'), icon: CalendarClock, count: 2 },
    { href: '/messages', label: say('Messages', 'Messages'), icon: MessageSquare },
    { href: '/profile', label: say('Moi', 'Me'), icon: User },
  ];
}
