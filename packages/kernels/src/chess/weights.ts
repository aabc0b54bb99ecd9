// Generated from data/weights/chess.json by scripts/generate-weights.mjs; edit that file instead.
import { WEIGHTS } from "./eval-weights";

/** Pawn, knight, bishop, rook, queen. */
export const MATERIAL: i32 = 0;
/** A1 to h8 from the owner's side. */
export const PAWN_SQUARE: i32 = 5;
/** A1 to h8. */
export const KNIGHT_SQUARE: i32 = 69;
/** A1 to h8. */
export const BISHOP_SQUARE: i32 = 133;
/** A1 to h8. */
export const ROOK_SQUARE: i32 = 197;
/** A1 to h8. */
export const QUEEN_SQUARE: i32 = 261;
/** A1 to h8. */
export const KING_SQUARE: i32 = 325;
/** By safe squares. */
export const KNIGHT_MOBILITY: i32 = 389;
/** By safe squares. */
export const BISHOP_MOBILITY: i32 = 398;
/** By safe squares. */
export const ROOK_MOBILITY: i32 = 412;
/** By safe squares. */
export const QUEEN_MOBILITY: i32 = 427;
export const BISHOP_PAIR: i32 = 455;
/** A knight, for each own pawn above five. */
export const KNIGHT_PAWNS: i32 = 456;
/** A rook, for each own pawn above five. */
export const ROOK_PAWNS: i32 = 457;
/** A pawn stands before the knight or bishop. */
export const MINOR_BEHIND_PAWN: i32 = 458;
/** Reachable, occupied. */
export const KNIGHT_OUTPOST: i32 = 459;
/** Occupied. */
export const BISHOP_OUTPOST: i32 = 461;
/** Knight, by distance to the own king above two. */
export const KNIGHT_KING_DISTANCE: i32 = 462;
/** Bishop, by distance to the own king above two. */
export const BISHOP_KING_DISTANCE: i32 = 463;
/** Own pawns on the bishop's colour, for each; the same again for each blocked one. */
export const BISHOP_PAWNS: i32 = 464;
/** Sees both centre squares of its long diagonal. */
export const BISHOP_LONG_DIAGONAL: i32 = 466;
/** Half-open, open. */
export const ROOK_FILE: i32 = 467;
/** The enemy king on the last rank or enemy pawns on the seventh. */
export const ROOK_SEVENTH: i32 = 469;
/** Shut in by the own king; the same again without castling rights. */
export const ROOK_TRAPPED: i32 = 470;
/** Own knight, bishop, rook, queen pinned to the king. */
export const PINNED: i32 = 472;
export const PAWN_DOUBLED: i32 = 476;
/** An enemy pawn before it, none. */
export const PAWN_ISOLATED: i32 = 477;
/** An enemy pawn before it, none. */
export const PAWN_BACKWARD: i32 = 479;
/** By rank. */
export const PAWN_PHALANX: i32 = 481;
/** By rank. */
export const PAWN_SUPPORTED: i32 = 489;
/** By rank. */
export const PAWN_CANDIDATE: i32 = 497;
/** Passed pawn by rank. */
export const PASSED_RANK: i32 = 505;
/** Edge to centre. */
export const PASSED_FILE: i32 = 513;
/** By rank. */
export const PASSED_SUPPORTED: i32 = 517;
/** An enemy stands before it, by rank. */
export const PASSED_BLOCKED: i32 = 525;
/** The next square is not attacked, by rank. */
export const PASSED_SAFE_STOP: i32 = 533;
/** The whole path is empty and not attacked, by rank. */
export const PASSED_FREE_PATH: i32 = 541;
/** For each step of the own king to the next square, by rank. */
export const PASSED_OWN_KING: i32 = 549;
/** For each step of the enemy king to the next square, by rank. */
export const PASSED_ENEMY_KING: i32 = 557;
/** Own, enemy. */
export const PASSED_ROOK_BEHIND: i32 = 565;
/** The enemy has only pawns and its king is outside the square. */
export const PASSED_UNSTOPPABLE: i32 = 567;
/** Nearest own pawn before the king, by file from the edge (four rows) and rank; 0 is none. */
export const SHELTER: i32 = 568;
/** Nearest enemy pawn before the king, by file from the edge (four rows) and rank; 0 is none. */
export const STORM: i32 = 600;
/** An own pawn stands right before it, by rank. */
export const STORM_BLOCKED: i32 = 632;
/** No own pawn, no pawn at all on the king's file. */
export const KING_FILE: i32 = 640;
/** For each. */
export const CASTLING_RIGHT: i32 = 642;
/** For the attacker, by attack units. */
export const KING_DANGER: i32 = 643;
/** For the attacker: knight, bishop, rook, queen. */
export const SAFE_CHECK: i32 = 707;
/** A safe pawn attacks a knight, bishop, rook, queen. */
export const THREAT_BY_PAWN: i32 = 711;
/** On pawn, knight, bishop, rook, queen. */
export const THREAT_BY_MINOR: i32 = 715;
/** On pawn, knight, bishop, rook, queen. */
export const THREAT_BY_ROOK: i32 = 720;
export const THREAT_BY_KING: i32 = 725;
export const THREAT_HANGING: i32 = 726;
/** A safe pawn push attacks a piece. */
export const THREAT_BY_PUSH: i32 = 727;
/** A knight, a bishop or rook may attack the queen from a safe square. */
export const THREAT_ON_QUEEN: i32 = 728;
/** An enemy move into a square that we attack. */
export const RESTRICTED: i32 = 730;
/** Safe squares behind the own centre pawns. */
export const SPACE: i32 = 731;
export const TEMPO: i32 = 732;

export const WEIGHT_COUNT: i32 = 733;

/** Fills the table of packed weights, four at a time. */
export function initWeights(): void {
  v128.store(WEIGHTS, i32x4(7077970, 21299530, 22610265, 37028310), 0);
  v128.store(WEIGHTS, i32x4(67503060, 0, 0, 0), 16);
  v128.store(WEIGHTS, i32x4(0, 0, 0, 0), 32);
  v128.store(WEIGHTS, i32x4(0, 0, 2, -4), 48);
  v128.store(WEIGHTS, i32x4(-131082, -131082, -4, 2), 64);
  v128.store(WEIGHTS, i32x4(0, -131080, -131074, -131068), 80);
  v128.store(WEIGHTS, i32x4(-262130, -262130, -131068, -131074), 96);
  v128.store(WEIGHTS, i32x4(-131080, -8, 0, 8), 112);
  v128.store(WEIGHTS, i32x4(-131052, -131052, 8, 0), 128);
  v128.store(WEIGHTS, i32x4(-8, 393204, 393214, 393224), 144);
  v128.store(WEIGHTS, i32x4(262166, 262166, 393224, 393214), 160);
  v128.store(WEIGHTS, i32x4(393204, 917492, 917504, 917516), 176);
  v128.store(WEIGHTS, i32x4(786460, 786460, 917516, 917504), 192);
  v128.store(WEIGHTS, i32x4(917492, 1572852, 1572866, 1572880), 208);
  v128.store(WEIGHTS, i32x4(1441826, 1441826, 1572880, 1572866), 224);
  v128.store(WEIGHTS, i32x4(1572852, 0, 0, 0), 240);
  v128.store(WEIGHTS, i32x4(0, 0, 0, 0), 256);
  v128.store(WEIGHTS, i32x4(0, -2359336, -1703965, -1048594), 272);
  v128.store(WEIGHTS, i32x4(-393223, -393223, -1048594, -1703965), 288);
  v128.store(WEIGHTS, i32x4(-2359336, -1572890, -917519, -262148), 304);
  v128.store(WEIGHTS, i32x4(393223, 393223, -262148, -917519), 320);
  v128.store(WEIGHTS, i32x4(-1572890, -786444, -131073, 524298), 336);
  v128.store(WEIGHTS, i32x4(1179669, 1179669, 524298, -131073), 352);
  v128.store(WEIGHTS, i32x4(-786444, 2, 655373, 1310744), 368);
  v128.store(WEIGHTS, i32x4(1966115, 1966115, 1310744, 655373), 384);
  v128.store(WEIGHTS, i32x4(2, 131077, 786448, 1441819), 400);
  v128.store(WEIGHTS, i32x4(2097190, 2097190, 1441819, 786448), 416);
  v128.store(WEIGHTS, i32x4(131077, -393219, 262152, 917523), 432);
  v128.store(WEIGHTS, i32x4(1572894, 1572894, 917523, 262152), 448);
  v128.store(WEIGHTS, i32x4(-393219, -1048590, -393219, 262152), 464);
  v128.store(WEIGHTS, i32x4(917523, 917523, 262152, -393219), 480);
  v128.store(WEIGHTS, i32x4(-1048590, -1703981, -1048610, -393239), 496);
  v128.store(WEIGHTS, i32x4(262132, 262132, -393239, -1048610), 512);
  v128.store(WEIGHTS, i32x4(-1703981, -786452, -524304, -262156), 528);
  v128.store(WEIGHTS, i32x4(-8, -8, -262156, -524304), 544);
  v128.store(WEIGHTS, i32x4(-786452, -524298, -262150, -2), 560);
  v128.store(WEIGHTS, i32x4(262146, 262146, -2, -262150), 576);
  v128.store(WEIGHTS, i32x4(-524298, -262150, -2, 262146), 592);
  v128.store(WEIGHTS, i32x4(524294, 524294, 262146, -2), 608);
  v128.store(WEIGHTS, i32x4(-262150, -2, 262146, 524294), 624);
  v128.store(WEIGHTS, i32x4(786442, 786442, 524294, 262146), 640);
  v128.store(WEIGHTS, i32x4(-2, -2, 262146, 524294), 656);
  v128.store(WEIGHTS, i32x4(786442, 786442, 524294, 262146), 672);
  v128.store(WEIGHTS, i32x4(-2, -262150, -2, 262146), 688);
  v128.store(WEIGHTS, i32x4(524294, 524294, 262146, -2), 704);
  v128.store(WEIGHTS, i32x4(-262150, -524298, -262150, -2), 720);
  v128.store(WEIGHTS, i32x4(262146, 262146, -2, -262150), 736);
  v128.store(WEIGHTS, i32x4(-524298, -786446, -524298, -262150), 752);
  v128.store(WEIGHTS, i32x4(-2, -2, -262150, -524298), 768);
  v128.store(WEIGHTS, i32x4(-786446, -327690, -327686, -327682), 784);
  v128.store(WEIGHTS, i32x4(-327678, -327678, -327682, -327686), 800);
  v128.store(WEIGHTS, i32x4(-327690, -10, -6, -2), 816);
  v128.store(WEIGHTS, i32x4(2, 2, -2, -6), 832);
  v128.store(WEIGHTS, i32x4(-10, -10, -6, -2), 848);
  v128.store(WEIGHTS, i32x4(2, 2, -2, -6), 864);
  v128.store(WEIGHTS, i32x4(-10, -10, -6, -2), 880);
  v128.store(WEIGHTS, i32x4(2, 2, -2, -6), 896);
  v128.store(WEIGHTS, i32x4(-10, -10, -6, -2), 912);
  v128.store(WEIGHTS, i32x4(2, 2, -2, -6), 928);
  v128.store(WEIGHTS, i32x4(-10, 393206, 393210, 393214), 944);
  v128.store(WEIGHTS, i32x4(393218, 393218, 393214, 393210), 960);
  v128.store(WEIGHTS, i32x4(393206, 393218, 393222, 393226), 976);
  v128.store(WEIGHTS, i32x4(393230, 393230, 393226, 393222), 992);
  v128.store(WEIGHTS, i32x4(393218, 393206, 393210, 393214), 1008);
  v128.store(WEIGHTS, i32x4(393218, 393218, 393214, 393210), 1024);
  v128.store(WEIGHTS, i32x4(393206, -1572868, -1114115, -655362), 1040);
  v128.store(WEIGHTS, i32x4(-196609, -196609, -655362, -1114115), 1056);
  v128.store(WEIGHTS, i32x4(-1572868, -1114115, -655362, -196609), 1072);
  v128.store(WEIGHTS, i32x4(262144, 262144, -196609, -655362), 1088);
  v128.store(WEIGHTS, i32x4(-1114115, -655362, -196609, 262144), 1104);
  v128.store(WEIGHTS, i32x4(720897, 720897, 262144, -196609), 1120);
  v128.store(WEIGHTS, i32x4(-655362, -196609, 262144, 720897), 1136);
  v128.store(WEIGHTS, i32x4(1179650, 1179650, 720897, 262144), 1152);
  v128.store(WEIGHTS, i32x4(-196609, -196609, 262144, 720897), 1168);
  v128.store(WEIGHTS, i32x4(1179650, 1179650, 720897, 262144), 1184);
  v128.store(WEIGHTS, i32x4(-196609, -655362, -196609, 262144), 1200);
  v128.store(WEIGHTS, i32x4(720897, 720897, 262144, -196609), 1216);
  v128.store(WEIGHTS, i32x4(-655362, -1114115, -655362, -196609), 1232);
  v128.store(WEIGHTS, i32x4(262144, 262144, -196609, -655362), 1248);
  v128.store(WEIGHTS, i32x4(-1114115, -1572868, -1114115, -655362), 1264);
  v128.store(WEIGHTS, i32x4(-196609, -196609, -655362, -1114115), 1280);
  v128.store(WEIGHTS, i32x4(-1572868, -2883550, -1966040, -1048554), 1296);
  v128.store(WEIGHTS, i32x4(-131060, -131060, -1048554, -1966040), 1312);
  v128.store(WEIGHTS, i32x4(-2883550, -1966062, -1048552, -131066), 1328);
  v128.store(WEIGHTS, i32x4(786428, 786428, -131066, -1048552), 1344);
  v128.store(WEIGHTS, i32x4(-1966062, -1048592, -131086, 786413), 1360);
  v128.store(WEIGHTS, i32x4(1703914, 1703914, 786413, -131086), 1376);
  v128.store(WEIGHTS, i32x4(-1048592, -131104, 786402, 1703901), 1392);
  v128.store(WEIGHTS, i32x4(2621402, 2621402, 1703901, 786402), 1408);
  v128.store(WEIGHTS, i32x4(-131104, 393172, 1310678, 2228177), 1424);
  v128.store(WEIGHTS, i32x4(3145678, 3145678, 2228177, 1310678), 1440);
  v128.store(WEIGHTS, i32x4(393172, -524338, 393168, 1310667), 1456);
  v128.store(WEIGHTS, i32x4(2228168, 2228168, 1310667, 393168), 1472);
  v128.store(WEIGHTS, i32x4(-524338, -1441848, -524342, 393157), 1488);
  v128.store(WEIGHTS, i32x4(1310658, 1310658, 393157, -524342), 1504);
  v128.store(WEIGHTS, i32x4(-1441848, -2883646, -1966140, -1048641), 1520);
  v128.store(WEIGHTS, i32x4(-131140, -131140, -1048641, -1966140), 1536);
  v128.store(WEIGHTS, i32x4(-2883646, -3932208, -2490396, -1638417), 1552);
  v128.store(WEIGHTS, i32x4(-983048, -327680, 196616, 720911), 1568);
  v128.store(WEIGHTS, i32x4(1245206, 1703964, -3407912, -2097175), 1584);
  v128.store(WEIGHTS, i32x4(-1310733, -655365, -131070, 393224), 1600);
  v128.store(WEIGHTS, i32x4(851982, 1310740, 1769498, 2162719), 1616);
  v128.store(WEIGHTS, i32x4(2555940, 2949161, 3342381, 3670066), 1632);
  v128.store(WEIGHTS, i32x4(-3932194, -2228246, -1245199, -458762), 1648);
  v128.store(WEIGHTS, i32x4(262139, 917504, 1507332, 2097160), 1664);
  v128.store(WEIGHTS, i32x4(2621452, 3145744, 3670035, 4128790), 1680);
  v128.store(WEIGHTS, i32x4(4587546, 5046301, 5505056, -3276830), 1696);
  v128.store(WEIGHTS, i32x4(-2097172, -1441806, -917513, -458757), 1712);
  v128.store(WEIGHTS, i32x4(-1, 393218, 786438, 1179657), 1728);
  v128.store(WEIGHTS, i32x4(1507340, 1900559, 2228242, 2555925), 1744);
  v128.store(WEIGHTS, i32x4(2818071, 3145754, 3407901, 3735583), 1760);
  v128.store(WEIGHTS, i32x4(3997730, 4259876, 4522022, 4784169), 1776);
  v128.store(WEIGHTS, i32x4(5046315, 5308461, 5570607, 5832754), 1792);
  v128.store(WEIGHTS, i32x4(6094900, 6291510, 6553656, 3407900), 1808);
  v128.store(WEIGHTS, i32x4(262146, -196612, 196616, 393228), 1824);
  v128.store(WEIGHTS, i32x4(1179678, 524310, -131075, -65539), 1840);
  v128.store(WEIGHTS, i32x4(-262146, -196611, 262162, 393230), 1856);
  v128.store(WEIGHTS, i32x4(786466, 1310724, -393250, -393232), 1872);
  v128.store(WEIGHTS, i32x4(-393226, -393224, -524296, -393226), 1888);
  v128.store(WEIGHTS, i32x4(-1572872, -786440, -1179664, -524296), 1904);
  v128.store(WEIGHTS, i32x4(-917522, 0, 2, 327686), 1920);
  v128.store(WEIGHTS, i32x4(589834, 1310742, 2818096, 5308506), 1936);
  v128.store(WEIGHTS, i32x4(0, 0, 0, 393226), 1952);
  v128.store(WEIGHTS, i32x4(458764, 786452, 1572904, 3145808), 1968);
  v128.store(WEIGHTS, i32x4(0, 0, 0, 196610), 1984);
  v128.store(WEIGHTS, i32x4(655366, 1441806, 3145758, 0), 2000);
  v128.store(WEIGHTS, i32x4(0, 0, 393212, 524282), 2016);
  v128.store(WEIGHTS, i32x4(1441788, 3145748, 6291510, 10485870), 2032);
  v128.store(WEIGHTS, i32x4(0, 524292, 262146, -262148), 2048);
  v128.store(WEIGHTS, i32x4(-524294, 0, 0, 131074), 2064);
  v128.store(WEIGHTS, i32x4(458758, 983054, 2162718, 2883624), 2080);
  v128.store(WEIGHTS, i32x4(0, 0, 0, 0), 2096);
  v128.store(WEIGHTS, i32x4(-458756, -1310732, -2687000, -3997732), 2112);
  v128.store(WEIGHTS, i32x4(0, 0, 0, 0), 2128);
  v128.store(WEIGHTS, i32x4(196610, 655368, 1703956, 2555934), 2144);
  v128.store(WEIGHTS, i32x4(0, 0, 0, 0), 2160);
  v128.store(WEIGHTS, i32x4(720902, 1769486, 3014680, 3735582), 2176);
  v128.store(WEIGHTS, i32x4(0, 0, 0, 0), 2192);
  v128.store(WEIGHTS, i32x4(-131072, -327680, -589825, -786433), 2208);
  v128.store(WEIGHTS, i32x4(0, 0, 0, 65536), 2224);
  v128.store(WEIGHTS, i32x4(262145, 589826, 1048579, 1310724), 2240);
  v128.store(WEIGHTS, i32x4(0, 1310728, -1441800, 19660800), 2256);
  v128.store(WEIGHTS, i32x4(-36, 0, 24, 10), 2272);
  v128.store(WEIGHTS, i32x4(2, -6, -10, -20), 2288);
  v128.store(WEIGHTS, i32x4(-43, 0, 29, 12), 2304);
  v128.store(WEIGHTS, i32x4(2, -7, -12, -24), 2320);
  v128.store(WEIGHTS, i32x4(-29, 0, 19, 8), 2336);
  v128.store(WEIGHTS, i32x4(2, -5, -8, -16), 2352);
  v128.store(WEIGHTS, i32x4(-22, 0, 14, 6), 2368);
  v128.store(WEIGHTS, i32x4(1, -4, -6, -12), 2384);
  v128.store(WEIGHTS, i32x4(0, -6, -26, -18), 2400);
  v128.store(WEIGHTS, i32x4(-8, -2, 2, 0), 2416);
  v128.store(WEIGHTS, i32x4(0, -7, -31, -22), 2432);
  v128.store(WEIGHTS, i32x4(-10, -2, 2, 0), 2448);
  v128.store(WEIGHTS, i32x4(0, -5, -21, -14), 2464);
  v128.store(WEIGHTS, i32x4(-6, -2, 2, 0), 2480);
  v128.store(WEIGHTS, i32x4(0, -4, -16, -11), 2496);
  v128.store(WEIGHTS, i32x4(-5, -1, 1, 0), 2512);
  v128.store(WEIGHTS, i32x4(0, 0, -458766, -65538), 2528);
  v128.store(WEIGHTS, i32x4(65538, 65538, 65538, 0), 2544);
  v128.store(WEIGHTS, i32x4(131056, 262122, 18, 0), 2560);
  v128.store(WEIGHTS, i32x4(131072, 196609, 327682, 393219), 2576);
  v128.store(WEIGHTS, i32x4(524293, 655367, 720906, 851981), 2592);
  v128.store(WEIGHTS, i32x4(917520, 1048596, 1179672, 1245213), 2608);
  v128.store(WEIGHTS, i32x4(1376290, 1441831, 1572909, 1703987), 2624);
  v128.store(WEIGHTS, i32x4(1769530, 1900609, 1966152, 2097232), 2640);
  v128.store(WEIGHTS, i32x4(2228312, 2293857, 2424938, 2490483), 2656);
  v128.store(WEIGHTS, i32x4(2621565, 2752647, 2818194, 2949277), 2672);
  v128.store(WEIGHTS, i32x4(3014824, 3145908, 3276992, 3342541), 2688);
  v128.store(WEIGHTS, i32x4(3473626, 3539175, 3670261, 3801347), 2704);
  v128.store(WEIGHTS, i32x4(3866898, 3997985, 4063536, 4194624), 2720);
  v128.store(WEIGHTS, i32x4(4325712, 4391265, 4522354, 4587907), 2736);
  v128.store(WEIGHTS, i32x4(4718997, 4850087, 4915642, 5046733), 2752);
  v128.store(WEIGHTS, i32x4(5112288, 5243380, 5374472, 5440029), 2768);
  v128.store(WEIGHTS, i32x4(5571122, 5636679, 5767773, 5898867), 2784);
  v128.store(WEIGHTS, i32x4(5964416, 6095488, 6161024, 6292096), 2800);
  v128.store(WEIGHTS, i32x4(6423168, 6488704, 6619776, 14), 2816);
  v128.store(WEIGHTS, i32x4(10, 262162, 393230, 2359354), 2832);
  v128.store(WEIGHTS, i32x4(2883638, 1966152, 1572930, 1179652), 2848);
  v128.store(WEIGHTS, i32x4(1572886, 1835034, 2752558, 3932200), 2864);
  v128.store(WEIGHTS, i32x4(1441792, 1966102, 1966106, 1310724), 2880);
  v128.store(WEIGHTS, i32x4(1966120, 2883594, 1310752, 917522), 2896);
  v128.store(WEIGHTS, i32x4(524300, 786454, 262148, 3), 2912);
  v128.store(WEIGHTS, i32x4(917522, 0, 0, 0), 2928);
}
