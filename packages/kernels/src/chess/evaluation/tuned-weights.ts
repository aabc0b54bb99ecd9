// Generated from data/weights/chess.json by scripts/generate-weights.mjs; edit that file instead.
import { WEIGHTS } from "./weights";

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
  v128.store(WEIGHTS, i32x4(8847411, 25100590, 26214731, 43450765), 0);
  v128.store(WEIGHTS, i32x4(74318810, 0, 0, 0), 16);
  v128.store(WEIGHTS, i32x4(0, 0, 0, 0), 32);
  v128.store(WEIGHTS, i32x4(0, -4, 786427, 196602), 48);
  v128.store(WEIGHTS, i32x4(65518, 524274, -458760, 196615), 64);
  v128.store(WEIGHTS, i32x4(524278, -1245195, -458771, 524284), 80);
  v128.store(WEIGHTS, i32x4(-327685, -524289, -65536, -196605), 96);
  v128.store(WEIGHTS, i32x4(983032, -786440, -65542, -524282), 112);
  v128.store(WEIGHTS, i32x4(-458731, -327659, 13, -393218), 128);
  v128.store(WEIGHTS, i32x4(393212, -65538, 983041, -131074), 144);
  v128.store(WEIGHTS, i32x4(327697, 131086, 851992, 196612), 160);
  v128.store(WEIGHTS, i32x4(720898, 458756, 1179661, 851977), 176);
  v128.store(WEIGHTS, i32x4(589849, 1310739, 1114120, 1310723), 192);
  v128.store(WEIGHTS, i32x4(1638399, 786427, 1835007, 1572879), 208);
  v128.store(WEIGHTS, i32x4(2359336, 1572892, 1572877, 1507330), 224);
  v128.store(WEIGHTS, i32x4(1769462, 0, 0, 0), 240);
  v128.store(WEIGHTS, i32x4(0, 0, 0, 0), 256);
  v128.store(WEIGHTS, i32x4(0, -2162730, -917524, -1179685), 272);
  v128.store(WEIGHTS, i32x4(-393222, -131080, -983064, -786455), 288);
  v128.store(WEIGHTS, i32x4(-1900574, -1048601, -458756, 262133), 304);
  v128.store(WEIGHTS, i32x4(458752, 458748, -196603, -1179638), 320);
  v128.store(WEIGHTS, i32x4(-1703954, 720884, -393211, 1114109), 336);
  v128.store(WEIGHTS, i32x4(1310730, 917524, 4, -65539), 352);
  v128.store(WEIGHTS, i32x4(-327690, -327658, 196621, 1179670), 368);
  v128.store(WEIGHTS, i32x4(2228242, 1572896, 1114144, 720914), 384);
  v128.store(WEIGHTS, i32x4(262153, 589825, 1572883, 1638427), 400);
  v128.store(WEIGHTS, i32x4(2883615, 2621459, 1179680, 1048591), 416);
  v128.store(WEIGHTS, i32x4(327686, -1114128, 655374, 1048584), 432);
  v128.store(WEIGHTS, i32x4(524326, 1310755, 65559, -589811), 448);
  v128.store(WEIGHTS, i32x4(-327688, -917508, -458762, -262147), 464);
  v128.store(WEIGHTS, i32x4(720912, 786449, 524304, -851979), 480);
  v128.store(WEIGHTS, i32x4(-983048, -1507377, -917537, -393246), 496);
  v128.store(WEIGHTS, i32x4(393205, 65523, -458781, -852000), 512);
  v128.store(WEIGHTS, i32x4(-1507379, -524302, -262163, -65552), 528);
  v128.store(WEIGHTS, i32x4(393197, -196628, 327661, -786470), 544);
  v128.store(WEIGHTS, i32x4(-524312, -196619, -1376259, -393212), 560);
  v128.store(WEIGHTS, i32x4(458746, -262146, -589825, -524294), 576);
  v128.store(WEIGHTS, i32x4(-262152, 131083, 524307, 65530), 592);
  v128.store(WEIGHTS, i32x4(589820, 1769473, 196613, 393234), 608);
  v128.store(WEIGHTS, i32x4(0, -262142, 262144, 720916), 624);
  v128.store(WEIGHTS, i32x4(1376273, 262159, 720916, 983052), 640);
  v128.store(WEIGHTS, i32x4(-131073, 458763, 327685, 262149), 656);
  v128.store(WEIGHTS, i32x4(983040, 786439, -4, 65552), 672);
  v128.store(WEIGHTS, i32x4(851967, -458758, 1376255, 458740), 688);
  v128.store(WEIGHTS, i32x4(458757, 983056, 983043, -851976), 704);
  v128.store(WEIGHTS, i32x4(-393215, 131069, -458769, -5), 720);
  v128.store(WEIGHTS, i32x4(393215, -262147, 524285, -393227), 736);
  v128.store(WEIGHTS, i32x4(-589840, -1048599, -327686, -262153), 752);
  v128.store(WEIGHTS, i32x4(-2, -262150, -851982, -655374), 768);
  v128.store(WEIGHTS, i32x4(-1245203, -65555, -393227, -262152), 784);
  v128.store(WEIGHTS, i32x4(-458758, -851972, -1507327, -589827), 800);
  v128.store(WEIGHTS, i32x4(-131092, -131095, -1310737, -65538), 816);
  v128.store(WEIGHTS, i32x4(-196602, -786443, -983047, -393207), 832);
  v128.store(WEIGHTS, i32x4(589809, -65553, -196627, 131069), 848);
  v128.store(WEIGHTS, i32x4(-131074, -524289, -196605, -851992), 864);
  v128.store(WEIGHTS, i32x4(196589, 851958, 65531, 524284), 880);
  v128.store(WEIGHTS, i32x4(262145, -65538, 458751, 393198), 896);
  v128.store(WEIGHTS, i32x4(786411, 851961, 196597, 589834), 912);
  v128.store(WEIGHTS, i32x4(327687, 262144, 1048581, 524298), 928);
  v128.store(WEIGHTS, i32x4(851956, 1179646, 655360, 851971), 944);
  v128.store(WEIGHTS, i32x4(-131074, 262148, 1114116, 262149), 960);
  v128.store(WEIGHTS, i32x4(983032, 786435, 655353, 786445), 976);
  v128.store(WEIGHTS, i32x4(17, 262163, 786446, 851979), 992);
  v128.store(WEIGHTS, i32x4(786437, 458733, 1507325, 786436), 1008);
  v128.store(WEIGHTS, i32x4(655357, -196612, 327675, 393210), 1024);
  v128.store(WEIGHTS, i32x4(589819, -1572869, -1376274, -1245200), 1040);
  v128.store(WEIGHTS, i32x4(-2162694, -1310734, -1179661, -1114107), 1056);
  v128.store(WEIGHTS, i32x4(-1572860, -983066, -720898, -851968), 1072);
  v128.store(WEIGHTS, i32x4(131060, -196613, -65530, -458749), 1088);
  v128.store(WEIGHTS, i32x4(-917512, -720910, -196608, 262133), 1104);
  v128.store(WEIGHTS, i32x4(393207, 262148, 851957, -131083), 1120);
  v128.store(WEIGHTS, i32x4(-393214, -131078, 196609, 917505), 1136);
  v128.store(WEIGHTS, i32x4(1769480, 1179652, 917505, 851981), 1152);
  v128.store(WEIGHTS, i32x4(-524296, 4, 655349, 720890), 1168);
  v128.store(WEIGHTS, i32x4(1966092, 1572872, 917507, 393227), 1184);
  v128.store(WEIGHTS, i32x4(589819, -327674, 327689, 262141), 1200);
  v128.store(WEIGHTS, i32x4(851963, 917514, 393228, 589822), 1216);
  v128.store(WEIGHTS, i32x4(-262132, -1179654, -327683, 327684), 1232);
  v128.store(WEIGHTS, i32x4(458756, 458752, 327686, -262128), 1248);
  v128.store(WEIGHTS, i32x4(-589817, -1507335, -786432, -262141), 1264);
  v128.store(WEIGHTS, i32x4(-65535, 196612, -458752, -917506), 1280);
  v128.store(WEIGHTS, i32x4(-1048578, -3735527, -2031582, -917472), 1296);
  v128.store(WEIGHTS, i32x4(3, -65536, -1507300, -1572833), 1312);
  v128.store(WEIGHTS, i32x4(-3735511, -2621421, -1638370, -458736), 1328);
  v128.store(WEIGHTS, i32x4(327678, 1048566, 327689, -1376226), 1344);
  v128.store(WEIGHTS, i32x4(-2818038, -1966096, -1114127, 1769458), 1360);
  v128.store(WEIGHTS, i32x4(2097124, 1703916, 1834983, -65531), 1376);
  v128.store(WEIGHTS, i32x4(-1638420, -524324, 458722, 1507297), 1392);
  v128.store(WEIGHTS, i32x4(1966038, 3145690, 1900507, 327646), 1408);
  v128.store(WEIGHTS, i32x4(-983077, 589780, 1179605, 1507280), 1424);
  v128.store(WEIGHTS, i32x4(1769418, 2359245, 1900498, 1703897), 1440);
  v128.store(WEIGHTS, i32x4(524243, -196658, 1245138, 1638348), 1456);
  v128.store(WEIGHTS, i32x4(2359241, 1638343, 1900491, 1703892), 1472);
  v128.store(WEIGHTS, i32x4(-65586, -852023, 327628, 589766), 1488);
  v128.store(WEIGHTS, i32x4(1507268, 1179585, 786373, 524235), 1504);
  v128.store(WEIGHTS, i32x4(-786487, -2818109, -1441850, -852032), 1520);
  v128.store(WEIGHTS, i32x4(65468, -65604, -917569, -1835069), 1536);
  v128.store(WEIGHTS, i32x4(-2883646, -2818085, -1572901, -1572883), 1552);
  v128.store(WEIGHTS, i32x4(-327694, 655357, 786436, 1179656), 1568);
  v128.store(WEIGHTS, i32x4(1048591, 983065, -3145750, -2228240), 1584);
  v128.store(WEIGHTS, i32x4(-1572868, -131072, 262147, 1441797), 1600);
  v128.store(WEIGHTS, i32x4(1900553, 2031633, 2162702, 2752529), 1616);
  v128.store(WEIGHTS, i32x4(2621459, 3080224, 3080236, 2752557), 1632);
  v128.store(WEIGHTS, i32x4(-4390952, -1966107, -851983, 262139), 1648);
  v128.store(WEIGHTS, i32x4(720889, 2228222, 2621442, 2883592), 1664);
  v128.store(WEIGHTS, i32x4(3407877, 4063236, 4194315, 4784134), 1680);
  v128.store(WEIGHTS, i32x4(4915211, 5308425, 3997744, -3211293), 1696);
  v128.store(WEIGHTS, i32x4(-2031632, -1572876, -983046, -524291), 1712);
  v128.store(WEIGHTS, i32x4(-65539, 524292, 524295, 917516), 1728);
  v128.store(WEIGHTS, i32x4(1310735, 2097171, 2424851, 3473426), 1744);
  v128.store(WEIGHTS, i32x4(3670035, 3932182, 4522009, 5570589), 1760);
  v128.store(WEIGHTS, i32x4(5177371, 5242913, 5570602, 5308464), 1776);
  v128.store(WEIGHTS, i32x4(5111853, 5242927, 4718636, 5374000), 1792);
  v128.store(WEIGHTS, i32x4(5701683, 6160437, 6488119, 4653077), 1808);
  v128.store(WEIGHTS, i32x4(-196605, -393213, 917510, 1507343), 1824);
  v128.store(WEIGHTS, i32x4(589848, 917529, -393219, 196600), 1840);
  v128.store(WEIGHTS, i32x4(-327683, -2, 458772, 1376268), 1856);
  v128.store(WEIGHTS, i32x4(983074, 1441794, -131074, -524306), 1872);
  v128.store(WEIGHTS, i32x4(983057, 720910, -524278, -262149), 1888);
  v128.store(WEIGHTS, i32x4(-1638404, -196614, -327693, -262144), 1904);
  v128.store(WEIGHTS, i32x4(-786439, 0, 589826, 851972), 1920);
  v128.store(WEIGHTS, i32x4(983045, 2162708, 4128827, 5898331), 1936);
  v128.store(WEIGHTS, i32x4(0, 0, 0, 524298), 1952);
  v128.store(WEIGHTS, i32x4(1179657, 786442, 2359342, 2752599), 1968);
  v128.store(WEIGHTS, i32x4(0, 0, -524292, 589828), 1984);
  v128.store(WEIGHTS, i32x4(589822, 1507333, 3014676, 0), 2000);
  v128.store(WEIGHTS, i32x4(0, 0, 65535, 1114101), 2016);
  v128.store(WEIGHTS, i32x4(2097133, 4653067, 6553655, 11141235), 2032);
  v128.store(WEIGHTS, i32x4(0, 1900531, 1114121, -131079), 2048);
  v128.store(WEIGHTS, i32x4(393203, 0, 0, -262136), 2064);
  v128.store(WEIGHTS, i32x4(-720892, 1376272, 1638414, 2490415), 2080);
  v128.store(WEIGHTS, i32x4(0, 0, -65529, -786430), 2096);
  v128.store(WEIGHTS, i32x4(-917495, -1310715, -2686994, -5701669), 2112);
  v128.store(WEIGHTS, i32x4(0, 0, 196608, 917503), 2128);
  v128.store(WEIGHTS, i32x4(983036, 1179657, 2293779, 2621461), 2144);
  v128.store(WEIGHTS, i32x4(0, 0, 720895, 1310715), 2160);
  v128.store(WEIGHTS, i32x4(2097138, 2883587, 5046296, 6881318), 2176);
  v128.store(WEIGHTS, i32x4(0, 0, -131070, -262135), 2192);
  v128.store(WEIGHTS, i32x4(-851972, -1507323, -1703938, -2228224), 2208);
  v128.store(WEIGHTS, i32x4(0, 0, 65534, -196612), 2224);
  v128.store(WEIGHTS, i32x4(851979, 1769468, 3145720, 3735553), 2240);
  v128.store(WEIGHTS, i32x4(0, 2686986, -3932166, 19726336), 2256);
  v128.store(WEIGHTS, i32x4(1441763, -1507306, -1441762, -458740), 2272);
  v128.store(WEIGHTS, i32x4(327660, -131091, 983031, -20), 2288);
  v128.store(WEIGHTS, i32x4(917474, -131054, -458728, 393217), 2304);
  v128.store(WEIGHTS, i32x4(-65528, 65543, 983028, -24), 2320);
  v128.store(WEIGHTS, i32x4(-131087, 327693, 196610, -786434), 2336);
  v128.store(WEIGHTS, i32x4(-393230, 65540, 851970, -16), 2352);
  v128.store(WEIGHTS, i32x4(-720911, 589831, -196611, -720903), 2368);
  v128.store(WEIGHTS, i32x4(-655368, 589811, 131065, -12), 2384);
  v128.store(WEIGHTS, i32x4(-196616, 1048568, -589851, 196592), 2400);
  v128.store(WEIGHTS, i32x4(65530, 65536, -786426, 0), 2416);
  v128.store(WEIGHTS, i32x4(-65549, 196604, 983016, 458736), 2432);
  v128.store(WEIGHTS, i32x4(524285, -131074, -196615, 0), 2448);
  v128.store(WEIGHTS, i32x4(393206, -65543, 393187, 196605), 2464);
  v128.store(WEIGHTS, i32x4(65519, 131059, -65544, 0), 2480);
  v128.store(WEIGHTS, i32x4(4, -458751, -10, -393222), 2496);
  v128.store(WEIGHTS, i32x4(0, 851964, 131072, 0), 2512);
  v128.store(WEIGHTS, i32x4(0, 0, -917512, -983041), 2528);
  v128.store(WEIGHTS, i32x4(-851961, -262133, 131087, 0), 2544);
  v128.store(WEIGHTS, i32x4(458742, 262110, -131058, -458757), 2560);
  v128.store(WEIGHTS, i32x4(-851975, -65536, -65535, 262144), 2576);
  v128.store(WEIGHTS, i32x4(-65534, 393220, 1114118, 393223), 2592);
  v128.store(WEIGHTS, i32x4(655378, 1638410, 917530, 1114137), 2608);
  v128.store(WEIGHTS, i32x4(786468, 1376292, 1441832, 1441839), 2624);
  v128.store(WEIGHTS, i32x4(1835061, 1179713, 2555968, 1638483), 2640);
  v128.store(WEIGHTS, i32x4(2097238, 2424932, 2162794, 2621557), 2656);
  v128.store(WEIGHTS, i32x4(2359418, 2490507, 3014804, 3014811), 2672);
  v128.store(WEIGHTS, i32x4(2883752, 3211448, 3080380, 3277003), 2688);
  v128.store(WEIGHTS, i32x4(3342553, 3342563, 3539186, 3670273), 2704);
  v128.store(WEIGHTS, i32x4(3735823, 3866909, 4063535, 4129086), 2720);
  v128.store(WEIGHTS, i32x4(4325710, 4391264, 4522354, 4587907), 2736);
  v128.store(WEIGHTS, i32x4(4653460, 4784549, 4784568, 5046733), 2752);
  v128.store(WEIGHTS, i32x4(5112288, 5243380, 5308935, 5374492), 2768);
  v128.store(WEIGHTS, i32x4(5571122, 5636679, 5767773, 5898867), 2784);
  v128.store(WEIGHTS, i32x4(5964416, 6095488, 6161024, 6292096), 2800);
  v128.store(WEIGHTS, i32x4(6423168, 6488704, 6619776, 458777), 2816);
  v128.store(WEIGHTS, i32x4(1900551, -458728, 4128766, 2621523), 2832);
  v128.store(WEIGHTS, i32x4(3211333, 2293840, 1310786, 1703941), 2848);
  v128.store(WEIGHTS, i32x4(2228243, 2424864, 2555955, 4194354), 2864);
  v128.store(WEIGHTS, i32x4(1835013, 1310742, 1703958, 851964), 2880);
  v128.store(WEIGHTS, i32x4(2228281, 2293777, 2818064, 1769499), 2896);
  v128.store(WEIGHTS, i32x4(589834, -917484, 4, 3), 2912);
  v128.store(WEIGHTS, i32x4(1835049, 0, 0, 0), 2928);
}
